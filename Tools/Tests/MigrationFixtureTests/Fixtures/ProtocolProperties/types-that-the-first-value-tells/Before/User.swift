final class CockatooUser {
  init() {}

  func use() {
    print(CockatooAPI.shared.a, CockatooAPI.shared.b, CockatooAPI.shared.c, CockatooAPI.shared.d, CockatooAPI.shared.e, CockatooAPI.shared.f, CockatooAPI.shared.g.on, CockatooAPI.shared.h, CockatooAPI.shared.j)
    _ = CockatooAPI.shared.i
  }
}
