import SwiftUI

struct OkapiWidget: Widget {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  var body: some WidgetConfiguration {
    print(dependencies.now() > .distantPast)
    return EmptyWidgetConfiguration()
  }
}

