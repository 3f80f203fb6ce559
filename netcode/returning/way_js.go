package returning

// Way is empty in browsers, whose pages have no sessions.
type Way struct{}
