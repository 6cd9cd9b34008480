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
  struct Dependencies {
    var makeModel: @Sendable () -> GlassModel1502

    static var defaultDependencies: Self {
      Self(
        makeModel: {
          @Injected(\.glassModel1502) var model
          return model
        })
    }
  }

  @StateObject private var model: GlassModel1502

  @State private var isOpen = false
  @Binding var size: Int
  let title: String

  init(size: Binding<Int>, title: String, dependencies: Dependencies = .defaultDependencies) {
    self._size = size
    self.title = title
    _model = StateObject(wrappedValue: dependencies.makeModel())
  }

  var body: Text {
    $model.tint.wrappedValue = "\(model.tint) and clear"
    return Text("\(title) \(size) \(model.tint) \(isOpen)")
  }
}

struct GlassFrame1502<Pane: View, Foot: View>: View {
  struct Dependencies {
    var makeModel: @Sendable () -> GlassModel1502

    static var defaultDependencies: Self {
      Self(
        makeModel: {
          @Injected(\.glassModel1502) var model
          return model
        })
    }
  }

  @StateObject private var model: GlassModel1502

  let title: String
  @ViewBuilder var pane: (Int) -> Pane
  @ViewBuilder let foot: Foot

  init(
    title: String,
    dependencies: Dependencies = .defaultDependencies,
    @ViewBuilder pane: @escaping (Int) -> Pane,
    @ViewBuilder foot: () -> Foot
  ) {
    self.title = title
    self.pane = pane
    self.foot = foot()
    _model = StateObject(wrappedValue: dependencies.makeModel())
  }

  var body: Pane { pane(model.tint.count) }
}

struct GlassList1502: View {
  struct Dependencies {
    var makeModel: @Sendable () -> GlassModel1502

    static var defaultDependencies: Self {
      Self(
        makeModel: {
          @Injected(\Container.glassModel1502) var model: GlassModel1502
          return model
        })
    }
  }

  @StateObject private var model: GlassModel1502

  init(dependencies: Dependencies = .defaultDependencies) {
    _model = StateObject(wrappedValue: dependencies.makeModel())
  }

  var body: Text { Text(model.tint) }
}
