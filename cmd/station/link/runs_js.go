package link

// runs reports false in a browser, which cannot look. Package net would be a fiftieth of the page.
func runs(string) bool { return false }
