func Taken7test() -> String {
  Taken7Screen(api: Taken7API("given"), size: 2).api.name + Taken7Screen(api: Taken7API("alone")).api.name
}