import Foundation

class MosslerDrum {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  init(dependencies: Dependencies = .defaultDependencies) {
    print("drum", dependencies.fileManager.fileExists(atPath: "/"))
  }

  deinit { print("no drum") }
}

final class MosslerPlain {
  struct Dependencies {
    var mosslerDrum: MosslerDrum

    static var defaultDependencies: Self {
      Self(mosslerDrum: MosslerDrum())
    }
  }

  let drum: MosslerDrum

  init(dependencies: Dependencies = .defaultDependencies) {
    drum = dependencies.mosslerDrum
  }
}

final class MosslerSwitch {
  struct Dependencies {
    var makeMosslerDrum: @Sendable () -> MosslerDrum

    static var defaultDependencies: Self {
      Self(makeMosslerDrum: { MosslerDrum() })
    }
  }

  let drum: MosslerDrum?

  init(kind: Int, dependencies: Dependencies = .defaultDependencies) {
    switch kind {
    case 0: drum = dependencies.makeMosslerDrum()
    default: drum = nil
    }
  }
}

final class MosslerGuard {
  struct Dependencies {
    var makeMosslerDrum: @Sendable () -> MosslerDrum

    static var defaultDependencies: Self {
      Self(makeMosslerDrum: { MosslerDrum() })
    }
  }

  let drum: MosslerDrum?

  init(isOn: Bool, dependencies: Dependencies = .defaultDependencies) {
    guard isOn else {
      drum = nil
      return
    }
    drum = dependencies.makeMosslerDrum()
  }
}

final class MosslerTernary {
  struct Dependencies {
    var makeMosslerDrum: @Sendable () -> MosslerDrum

    static var defaultDependencies: Self {
      Self(makeMosslerDrum: { MosslerDrum() })
    }
  }

  let drum: MosslerDrum?

  init(count: Int, dependencies: Dependencies = .defaultDependencies) {
    count > 0 ? (drum = dependencies.makeMosslerDrum()) : (drum = nil)
  }
}

final class MosslerOrder {
  struct Dependencies {
    var makeMosslerDrum: @Sendable () -> MosslerDrum

    static var defaultDependencies: Self {
      Self(makeMosslerDrum: { MosslerDrum() })
    }
  }

  let drum: MosslerDrum

  init(dependencies: Dependencies = .defaultDependencies) {
    print("before the drum")
    drum = dependencies.makeMosslerDrum()
  }
}

final class MosslerStop {
  struct Dependencies {
    var makeMosslerDrum: @Sendable () -> MosslerDrum
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(makeMosslerDrum: { MosslerDrum() }, fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  var drum: MosslerDrum?

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    drum = dependencies.makeMosslerDrum()
  }

  func stop() {
    drum = nil
    print("stopped", dependencies.fileManager.fileExists(atPath: "/"))
  }
}

final class MosslerWeak {
  struct Dependencies {
    var makeMosslerDrum: @Sendable () -> MosslerDrum
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(makeMosslerDrum: { MosslerDrum() }, fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  weak var drum: MosslerDrum?

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    drum = dependencies.makeMosslerDrum()
  }

  func look() { print(drum == nil, dependencies.fileManager.fileExists(atPath: "/")) }
}

final class MosslerTwo {
  struct Dependencies {
    var makeMosslerDrum: @Sendable () -> MosslerDrum
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(makeMosslerDrum: { MosslerDrum() }, fileManager: FileManager.default)
    }
  }

  let drum: MosslerDrum
  let count: Int

  init(count: Int, dependencies: Dependencies = .defaultDependencies) {
    drum = dependencies.makeMosslerDrum()
    self.count = count
  }

  init(drum: MosslerDrum, dependencies: Dependencies = .defaultDependencies) {
    self.drum = drum
    count = dependencies.fileManager.fileExists(atPath: "/") ? 1 : 0
  }
}

class MosslerLeaf {
  struct Dependencies {
    var makeMosslerTree: @Sendable () -> MosslerTree
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(makeMosslerTree: { MosslerTree() }, fileManager: FileManager.default)
    }
  }

  let tree: MosslerTree?

  init(depth: Int, dependencies: Dependencies = .defaultDependencies) {
    switch depth {
    case 0: tree = nil
    default: tree = dependencies.makeMosslerTree()
    }
    print("leaf", depth, dependencies.fileManager.fileExists(atPath: "/"))
  }
}

class MosslerTree {
  struct Dependencies {
    var makeMosslerLeaf: @Sendable (Int) -> MosslerLeaf

    static var defaultDependencies: Self {
      Self(makeMosslerLeaf: { MosslerLeaf(depth: $0) })
    }
  }

  let leaf: MosslerLeaf

  init(dependencies: Dependencies = .defaultDependencies) {
    leaf = dependencies.makeMosslerLeaf(0)
  }
}
