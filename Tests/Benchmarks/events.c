// Reads files with libyaml, and ignores its events: the least that a program which reads YAML takes.
#include <stdio.h>
#include <yaml.h>

int main(int count, char **paths) {
    for (int index = 1; index < count; index++) {
        FILE *file = fopen(paths[index], "rb");
        if (!file) return 1;
        yaml_parser_t parser;
        yaml_parser_initialize(&parser);
        yaml_parser_set_input_file(&parser, file);
        for (int isDone = 0; !isDone;) {
            yaml_event_t event;
            if (!yaml_parser_parse(&parser, &event)) return 2;
            isDone = event.type == YAML_STREAM_END_EVENT;
            yaml_event_delete(&event);
        }
        yaml_parser_delete(&parser);
        fclose(file);
    }
}
