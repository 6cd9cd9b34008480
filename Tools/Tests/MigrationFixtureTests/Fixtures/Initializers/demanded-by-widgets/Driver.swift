import SwiftUI
@MainActor func make<Made: Widget>(_ type: Made.Type) -> Made { Made() }
await MainActor.run {
  _ = make(OkapiWidget.self).body
}
