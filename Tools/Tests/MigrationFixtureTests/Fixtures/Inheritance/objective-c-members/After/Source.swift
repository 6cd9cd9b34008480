import Foundation

@objcMembers
final class ManateeBridge: NSObject {
  struct Dependencies {
    var userName: @Sendable () -> String
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(userName: { NSUserName() }, now: { Date() })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  func title() -> String { name + dependencies.userName() + "\(dependencies.now())" }
}

@objc
final class ManateePresenter: NSObject {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  override convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init()
  }

  func now() -> String { "\(dependencies.now())" }
}

func makeManatees() -> [NSObject] {
  [ManateeBridge(name: "a"), ManateePresenter()]
}
