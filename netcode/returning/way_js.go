package returning

// Way is for the browser to keep: its pages know of no sessions.
type Way struct{}
