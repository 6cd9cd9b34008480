import SwiftUI

struct OkapiWidget: Widget {
  var body: some WidgetConfiguration {
    print(Date() > .distantPast)
    return EmptyWidgetConfiguration()
  }
}

