/// The nodes of a document, during and after parsing.
struct NodeTree {
    var records: [NodeRecord] = []
    var properties: [NodeProperties] = []
    var pairs: [PairRecord] = []
    var ownText: [UInt8] = []

    /// - Parameter fileSize: The size of the source in bytes, for an estimate of the number of nodes.
    init(fileSize: Int) {
        let bytesOfSourcePerNode = 10
        records.reserveCapacity(fileSize / bytesOfSourcePerNode + 16)
    }

    /// The index of the node that an alias refers to, or of the node itself.
    func resolved(_ index: Int32) -> Int32 {
        let record = records[Int(index)]
        return record.kind == .alias ? record.content : index
    }

    /// The pairs of a finished mapping.
    func pairs(ofMapping index: Int32) -> [PairRecord] {
        let record = records[Int(index)]
        guard !record.flags.contains(.hasPairTable) else {
            return Array(pairs[Int(record.content)..<Int(record.content + record.count)])
        }
        return children(ofMapping: index)
    }

    /// The keys and values of a mapping as written.
    func children(ofMapping index: Int32) -> [PairRecord] {
        var result: [PairRecord] = []
        var key = index + 1
        while key < records[Int(index)].next {
            let value = records[Int(key)].next
            result.append(PairRecord(key: key, value: value))
            key = records[Int(value)].next
        }
        return result
    }

    /// The elements of a finished sequence.
    func elements(ofSequence index: Int32) -> [Int32] {
        var result: [Int32] = []
        var element = index + 1
        while element < records[Int(index)].next {
            result.append(element)
            element = records[Int(element)].next
        }
        return result
    }
}
