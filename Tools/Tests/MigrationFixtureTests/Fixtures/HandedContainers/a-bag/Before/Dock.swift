final class DockCrane1405 {
  func lift(_ load: String) -> String { "\(load) lifted" }
}

final class DockRadio1405 {
  var words: [String] = []
}

final class DockServices1405 {
  let crane = DockCrane1405()
  var radio = DockRadio1405()
}

class DockHand1405 {
  fileprivate let services: DockServices1405

  required init(services: DockServices1405) {
    self.services = services
  }

  func load() -> String { services.crane.lift("tea") }
}

final class DockBoss1405: DockHand1405 {
  func bossy() -> String { load() + "!" }
}

@MainActor
final class DockPanel1405 {
  private let services: DockServices1405

  init?(services: DockServices1405, isOpen: Bool) {
    guard isOpen else { return nil }
    self.services = services
  }

  func show() -> [String] {
    services.radio.words + [services.crane.lift("silk")]
  }
}
