final class NightSky: Sendable { static let shared = NightSky(); let stars = 7 }

final class TinyOwl { func hoot() -> String { "hoo \(NightSky.shared.stars)" } }
