await MainActor.run {
  let screen = FerryScreen6121(nibName: nil, bundle: nil)
  let list = FerryList6121(nibName: nil, bundle: nil)
  Ferry6121.all = [Ferry6121(cars: 9)]
  screen.viewDidLoad()
  list.viewDidLoad()
  print(screen.title ?? "", list.title ?? "")
}
