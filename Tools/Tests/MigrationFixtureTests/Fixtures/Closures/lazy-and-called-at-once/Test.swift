final class EmptyKitchen: KitchenPassProtocol {
  let dishes: [String] = []
  func describe(_ dish: String) -> String { "no \(dish)" }
}
let board = MenuBoard(dependencies: .init(kitchenPass: EmptyKitchen()))
expect(board.headline == "no soup" && board.everything.isEmpty, "lazy properties use the stub")
