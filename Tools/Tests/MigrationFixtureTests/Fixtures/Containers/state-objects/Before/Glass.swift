import FactoryKit
import SwiftUI

@MainActor
final class GlassModel1502: ObservableObject {
  var tint = "green"
  nonisolated init() { print("a model is made") }
}

extension Container {
  var glassModel1502: Factory<GlassModel1502> { self { GlassModel1502() } }
}

struct GlassPane1502: View {
  @InjectedObject(\.glassModel1502) private var model

  @State private var isOpen = false
  @Binding var size: Int
  let title: String

  var body: Text {
    $model.tint.wrappedValue = "\(model.tint) and clear"
    return Text("\(title) \(size) \(model.tint) \(isOpen)")
  }
}

struct GlassFrame1502<Pane: View, Foot: View>: View {
  @InjectedObject(\.glassModel1502) private var model

  let title: String
  @ViewBuilder var pane: (Int) -> Pane
  @ViewBuilder let foot: Foot

  var body: Pane { pane(model.tint.count) }
}

struct GlassList1502: View {
  @InjectedObject(\Container.glassModel1502) private var model: GlassModel1502

  var body: Text { Text(model.tint) }
}
