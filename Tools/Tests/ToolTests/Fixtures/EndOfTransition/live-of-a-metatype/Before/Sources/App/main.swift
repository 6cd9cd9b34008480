func p() throws -> Feed? { Feed() }
let d = Feed.Dependencies.self
let l = d.live
