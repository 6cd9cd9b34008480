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
  struct Dependencies {
    var kelpFerryAll: @Sendable () -> [KelpFerry]

    static var defaultDependencies: Self {
      Self(kelpFerryAll: { KelpFerry.all() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  private func fleet() -> [KelpFerry] { dependencies.kelpFerryAll() }

  func report() -> String {
    "\(fleet().map { $0.sail() })"
  }
}

final class KelpQuay {
  func entries() -> Int { KelpFerry.log().entries }
}

final class KelpPier {
  struct Dependencies {
    var kelpFerry: KelpFerry
    var second: KelpFerry

    static var defaultDependencies: Self {
      Self(kelpFerry: KelpFerry.shared, second: KelpDock.second)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sail() -> String { dependencies.kelpFerry.sail() + dependencies.second.sail() }
}

final class KelpBuoy {
  struct Dependencies {
    var kelpLedger: KelpLedger

    static var defaultDependencies: Self {
      Self(kelpLedger: KelpLedger.standard)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func depth() -> Int { dependencies.kelpLedger.integer(forKey: "kelp.depth") }
}
