final class WindlassRow1713 {
  let text: String
  init(_ text: String) { self.text = text }
}

final class WindlassStore1713: Sendable {
  static let shared = WindlassStore1713()

  func resolve<Service, A>(_ type: Service.Type, argument: A) -> Service? {
    WindlassRow1713("\(argument)") as? Service
  }

  func resolve<Service, A, B>(_ type: Service.Type, arguments: A, _ b: B) -> Service? {
    WindlassRow1713("\(arguments) \(b)") as? Service
  }

  func resolve<Service, A, B, C, D>(
    _ type: Service.Type, arguments: A, _ b: B, _ c: C, _ d: D
  ) -> Service? {
    WindlassRow1713("\(arguments) \(b) \(c) \(d)") as? Service
  }
}

struct WindlassModel1713 {
  var source: String? = "harbor"
  let turns = 3
  let style = WindlassStyle1713.plain
}

enum WindlassStyle1713 {
  case plain, bold
}

struct WindlassView1713 {
  struct Dependencies {
    var makeWindlassRow1713: @Sendable (String) -> WindlassRow1713
    var makeWindlassRow1713WithCounts: @Sendable ([Int]) -> WindlassRow1713
    var makeWindlassRow1713WithSource: @Sendable (String?) -> WindlassRow1713
    var makeWindlassRow1713WithTitleAndSource: @Sendable (
      _ title: String,
      _ source: String?
    ) -> WindlassRow1713
    var makeWindlassRow17132: @Sendable (
      _ title: String,
      _ counts: [Int],
      _ source: String?,
      _ depth: Int
    ) -> WindlassRow1713

    static var defaultDependencies: Self {
      Self(
        makeWindlassRow1713: {
          WindlassStore1713.shared.resolve(WindlassRow1713.self, argument: $0)!
        },
        makeWindlassRow1713WithCounts: {
          WindlassStore1713.shared.resolve(WindlassRow1713.self, argument: $0)!
        },
        makeWindlassRow1713WithSource: {
          WindlassStore1713.shared.resolve(WindlassRow1713.self, argument: $0)!
        },
        makeWindlassRow1713WithTitleAndSource: {
          WindlassStore1713.shared.resolve(WindlassRow1713.self, arguments: $0, $1)!
        },
        makeWindlassRow17132: {
          WindlassStore1713.shared.resolve(WindlassRow1713.self, arguments: $0, $1, $2, $3)!
        }
      )
    }
  }

  let title: String
  var counts: [Int] = [1]
  let model: WindlassModel1713
  var dependencies: Dependencies = .defaultDependencies

  func titled() -> String {
    dependencies.makeWindlassRow1713(title).text
  }

  func counted() -> String {
    dependencies.makeWindlassRow1713WithCounts(self.counts).text
  }

  func sourced() -> String {
    dependencies.makeWindlassRow1713WithSource(model.source).text
  }

  func both() -> String {
    dependencies.makeWindlassRow1713WithTitleAndSource(title, model.source).text
  }

  func all(depth: Int) -> String {
    let row = dependencies.makeWindlassRow17132(title, counts, model.source, depth)
    return row.text
  }
}

/// Of these four, two have no name.
struct WindlassCrowd1713 {
  func all(depth: Int) -> String {
    WindlassStore1713.shared.resolve(
      WindlassRow1713.self, arguments: depth, -1, "\(depth)", depth == 1)!.text
  }
}

/// No declaration writes the type of the local constant, nor of what is inferred.
struct WindlassGuess1713 {
  let title: String
  let counts = [1, 2]

  func guessed() -> [String] {
    let title = counts.map { $0 + 1 }
    return [
      WindlassStore1713.shared.resolve(WindlassRow1713.self, argument: title)!.text,
      WindlassStore1713.shared.resolve(WindlassRow1713.self, argument: counts)!.text,
    ]
  }
}
