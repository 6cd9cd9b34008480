final class CowbirdUser {
  init() {}

  func use() {
    CowbirdAPI.shared.rack.turn()
    CowbirdAPI.shared.box?.rack.turn()
    CowbirdAPI.shared.list.turnAll()
    print(CowbirdAPI.shared.plain.name)
    CowbirdAPI.shared.object.turn()
  }
}
