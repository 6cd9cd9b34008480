import SwiftUI

struct OkapiWidget: Widget {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  var body: some WidgetConfiguration {
    print(dependencies.now() > .distantPast)
    return EmptyWidgetConfiguration()
  }
}

