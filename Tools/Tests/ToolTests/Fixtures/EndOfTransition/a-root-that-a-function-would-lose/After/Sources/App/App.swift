@main
struct App {
  static func main() {
    let home = Home()
    home.run()
  }
}
