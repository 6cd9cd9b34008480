import FactoryKit
import SwiftUI

@MainActor
final class AviaryModel1408: ObservableObject {
  var birds = ["wren"]
  init() { print("a model is made") }
}

final class AviaryKeeper1408: Sendable {
  let name = "Ida"
}

extension Container {
  @MainActor var aviaryModel1408: Factory<AviaryModel1408> {
    self { MainActor.assumeIsolated { AviaryModel1408() } }
  }
  var aviaryKeeper1408: Factory<AviaryKeeper1408> { self { AviaryKeeper1408() } }
}

struct AviaryView1408: View {
  struct Dependencies {
    var makeModel: @MainActor @Sendable () -> AviaryModel1408
    var keeper: AviaryKeeper1408

    static var defaultDependencies: Self {
      Self(
        makeModel: { Container.shared.aviaryModel1408() },
        keeper: Container.shared.aviaryKeeper1408())
    }
  }

  @StateObject private var model: AviaryModel1408
  @State private var keeper: AviaryKeeper1408
  @State private var isOpen = false

  init(dependencies: Dependencies = .defaultDependencies) {
    _model = StateObject(wrappedValue: dependencies.makeModel())
    _keeper = State(wrappedValue: dependencies.keeper)
  }

  var body: Text {
    Text("\(model.birds) of \(keeper.name) \(isOpen)")
  }

  var shown: String { body.text }
}
