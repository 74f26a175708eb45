#if PreviewServer
    /// Runs an operation and cancels it if it takes too long.
    ///
    /// - Returns: The result, or `nil` if the operation was canceled.
    func within<Result: Sendable>(
        _ limit: Duration,
        _ operation: @escaping @Sendable () async throws -> Result
    ) async throws -> Result? {
        try await withThrowingTaskGroup(of: Result?.self) { group in
            group.addTask { try await operation() }
            group.addTask {
                try await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
#endif
