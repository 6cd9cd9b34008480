await MainActor.run {
  let screen = WharfScreen6116(nibName: nil, bundle: nil)
  Wharf6116.ServiceLocator.shared = WharfPreviews6116(port: 2)
  screen.viewDidLoad()
  print(screen.title ?? "")
}
