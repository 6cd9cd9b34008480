import Foundation

@objcMembers
final class ManateeBridge: NSObject {
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  func title() -> String { name + NSUserName() + "\(Date())" }
}

@objc
final class ManateePresenter: NSObject {
  func now() -> String { "\(Date())" }
}

func makeManatees() -> [NSObject] {
  [ManateeBridge(name: "a"), ManateePresenter()]
}
