final class StarryNight: Sendable { static let shared = StarryNight(); let stars = 7 }

final class TinyOwl { func hoot() -> String { "hoo \(StarryNight.shared.stars)" } }
