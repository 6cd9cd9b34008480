import Foundation

class MosslerDrum {
  init() { print("drum", FileManager.default.fileExists(atPath: "/")) }

  deinit { print("no drum") }
}

final class MosslerPlain {
  let drum: MosslerDrum

  init() { drum = MosslerDrum() }
}

final class MosslerSwitch {
  let drum: MosslerDrum?

  init(kind: Int) {
    switch kind {
    case 0: drum = MosslerDrum()
    default: drum = nil
    }
  }
}

final class MosslerGuard {
  let drum: MosslerDrum?

  init(isOn: Bool) {
    guard isOn else {
      drum = nil
      return
    }
    drum = MosslerDrum()
  }
}

final class MosslerTernary {
  let drum: MosslerDrum?

  init(count: Int) {
    count > 0 ? (drum = MosslerDrum()) : (drum = nil)
  }
}

final class MosslerOrder {
  let drum: MosslerDrum

  init() {
    print("before the drum")
    drum = MosslerDrum()
  }
}

final class MosslerStop {
  var drum: MosslerDrum?

  init() { drum = MosslerDrum() }

  func stop() {
    drum = nil
    print("stopped", FileManager.default.fileExists(atPath: "/"))
  }
}

final class MosslerWeak {
  weak var drum: MosslerDrum?

  init() { drum = MosslerDrum() }

  func look() { print(drum == nil, FileManager.default.fileExists(atPath: "/")) }
}

final class MosslerTwo {
  let drum: MosslerDrum
  let count: Int

  init(count: Int) {
    drum = MosslerDrum()
    self.count = count
  }

  init(drum: MosslerDrum) {
    self.drum = drum
    count = FileManager.default.fileExists(atPath: "/") ? 1 : 0
  }
}

class MosslerLeaf {
  let tree: MosslerTree?

  init(depth: Int) {
    switch depth {
    case 0: tree = nil
    default: tree = MosslerTree()
    }
    print("leaf", depth, FileManager.default.fileExists(atPath: "/"))
  }
}

class MosslerTree {
  let leaf: MosslerLeaf

  init() { leaf = MosslerLeaf(depth: 0) }
}
