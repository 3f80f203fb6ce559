package setting

// parse reads a settings file by its lines: a reader of all YAML is a large part of what
// a browser would load.
func (all Schema) parse(f *File, text []byte) error { return all.readLines(f, string(text)) }
