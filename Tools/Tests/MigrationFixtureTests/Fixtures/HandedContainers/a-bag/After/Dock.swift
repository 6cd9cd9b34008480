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
  struct Dependencies {
    var crane: DockCrane1405

    init(crane: DockCrane1405) {
      self.crane = crane
    }

    init(_ container: DockServices1405) {
      self.init(crane: container.crane)
    }
  }

  fileprivate let dependencies: Dependencies

  required init(services: DockServices1405) {
    let dependencies = Dependencies(services)
    self.dependencies = dependencies
  }

  func load() -> String { dependencies.crane.lift("tea") }
}

final class DockBoss1405: DockHand1405 {
  func bossy() -> String { load() + "!" }
}

@MainActor
final class DockPanel1405 {
  struct Dependencies {
    var radio: () -> DockRadio1405
    var crane: DockCrane1405

    init(radio: @escaping () -> DockRadio1405, crane: DockCrane1405) {
      self.radio = radio
      self.crane = crane
    }

    init(_ container: DockServices1405) {
      self.init(radio: { container.radio }, crane: container.crane)
    }
  }

  private let dependencies: Dependencies

  convenience init?(services: DockServices1405, isOpen: Bool) {
    self.init(isOpen: isOpen, dependencies: Dependencies(services))
  }

  init?(isOpen: Bool, dependencies: Dependencies) {
    guard isOpen else { return nil }
    self.dependencies = dependencies
  }

  func show() -> [String] {
    dependencies.radio().words + [dependencies.crane.lift("silk")]
  }
}
