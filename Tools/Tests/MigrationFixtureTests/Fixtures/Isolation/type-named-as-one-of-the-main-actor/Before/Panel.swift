protocol Scene {}

final class SiskinPanel: Scene {
  func close() { SiskinStore.shared.save() }
}
