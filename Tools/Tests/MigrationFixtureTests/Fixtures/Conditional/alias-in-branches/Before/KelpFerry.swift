import Foundation

#if os(WASI)
  typealias KelpFerry = KelpModelFerry
  typealias KelpLedger = UserDefaults
  private typealias KelpHorn = KelpModelFerry
#else
  typealias KelpFerry = KelpRealFerry
  typealias KelpLedger = KelpNotebook
  private typealias KelpHorn = KelpRealFerry
#endif

#if os(WASI)
  struct KelpModelLog: Sendable {
    let entries: Int
  }

  final class KelpModelFerry: Sendable {
    static let shared = KelpModelFerry()
    static func all() -> [KelpModelFerry] { [shared] }
    static func log() -> KelpModelLog {
      KelpModelLog(entries: UserDefaults.standard.integer(forKey: "kelp.log"))
    }
    func sail() -> String {
      UserDefaults.standard.set(1, forKey: "kelp.sailed")
      return "model"
    }
  }
#else
  struct KelpRealLog: Sendable {
    let entries: Int
  }

  final class KelpRealFerry: Sendable {
    static let shared = KelpRealFerry()
    static func all() -> [KelpRealFerry] {
      UserDefaults.standard.bool(forKey: "kelp.none") ? [] : [shared]
    }
    static func log() -> KelpRealLog {
      KelpRealLog(entries: UserDefaults.standard.integer(forKey: "kelp.log"))
    }
    func sail() -> String {
      UserDefaults.standard.set(2, forKey: "kelp.sailed")
      return "real"
    }
  }

  final class KelpNotebook: Sendable {
    static let standard = KelpNotebook()
    func integer(forKey key: String) -> Int {
      UserDefaults.standard.integer(forKey: key)
    }
  }
#endif

enum KelpDock {
  static let second: KelpFerry = KelpHorn.shared
}

final class KelpHarbor {
  private func fleet() -> [KelpFerry] { KelpFerry.all() }

  func report() -> String {
    "\(fleet().map { $0.sail() })"
  }
}

final class KelpQuay {
  func entries() -> Int { KelpFerry.log().entries }
}

final class KelpPier {
  func sail() -> String { KelpFerry.shared.sail() + KelpDock.second.sail() }
}

final class KelpBuoy {
  func depth() -> Int { KelpLedger.standard.integer(forKey: "kelp.depth") }
}
