import Foundation

@resultBuilder
enum RavineLines {
  static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
  static func buildEither(first part: Int) -> Int { part }
  static func buildEither(second part: Int) -> Int { part * 10 }
}

enum RavineMaker {
  @discardableResult
  static func part(_ number: Int) -> Int {
    FileManager.default.fileExists(atPath: "/") ? number : 0
  }
}

struct RavineStack {
  let total: Int

  init(@RavineLines _ lines: () -> Int) { total = lines() }
}

final class RavineSum {
  @RavineLines func sum(_ isOn: Bool) -> Int {
    if isOn { RavineMaker.part(1) } else { RavineMaker.part(2) }
    3
  }
}

final class RavineTotal {
  @RavineLines var total: Int {
    RavineMaker.part(4)
    RavineMaker.part(5)
  }
}

final class RavineClosure {
  func total() -> Int {
    RavineStack {
      RavineMaker.part(6)
      RavineMaker.part(7)
    }.total
  }
}

func ravineTotal(@RavineLines _ lines: () -> Int) -> Int { lines() }

final class RavineFunction {
  func total() -> Int {
    ravineTotal {
      RavineMaker.part(6)
      RavineMaker.part(8)
    }
  }
}

final class RavineDropper {
  private var count = 0

  var number: Int {
    get { count }
    set { RavineMaker.part(newValue) }
  }

  var watched = 0 {
    didSet { RavineMaker.part(watched) }
  }

  func run() {
    do { RavineMaker.part(8) }
    repeat { RavineMaker.part(9) } while count > 0
    number = 10
    watched = 11
  }

  func scheduled() -> TimeInterval {
    let timer = Timer(timeInterval: 16, repeats: false) { _ in
      RavineMaker.part(15)
      print("timer")
    }
    return timer.timeInterval
  }

  func started() -> Int {
    Task {
      RavineMaker.part(12)
      print("task")
    }
    RavineMaker.part(13)
    return 14
  }
}
