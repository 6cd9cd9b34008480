import Foundation

// A comment with """ begins no text.
final class BeaconTexts6130 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read() -> Bool {
    dependencies.fileManager.fileExists(atPath: "/")
  }
}

let beaconText6130 = """
{
    "lights":
    [
        {
            "name": "north",
            "on":
            {
                "at": 1
            }
        },
        {
            "name": "south",
            "on":
            {
                "at": 2
            }
        }
    ]
}
"""
