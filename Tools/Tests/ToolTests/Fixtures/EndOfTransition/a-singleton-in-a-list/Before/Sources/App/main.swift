@Sendable func use(_ s: [Session]) { print(s.count) }
use([.shared])
