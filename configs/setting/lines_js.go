package setting

// parse reads a settings file by lines: a complete YAML parser is a large part of what a browser
// would load.
func (all Schema) parse(f *File, text []byte) error { return all.readLines(f, string(text)) }
