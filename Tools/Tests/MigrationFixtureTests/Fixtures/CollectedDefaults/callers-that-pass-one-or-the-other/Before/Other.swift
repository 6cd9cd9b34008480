func Taken8one() throws -> String { try Taken8Screen(api: Taken8API("a")).text }
func Taken8other() throws -> String { try Taken8Screen(cache: Taken8Cache("b")).text }