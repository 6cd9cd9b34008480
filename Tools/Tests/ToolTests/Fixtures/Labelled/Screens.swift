import SwiftUI
import UIKit

// What a screen makes in order to show the next one is navigation; what it reaches is not.

final class EpisodeListViewController: UIViewController {
  private let refresher = UIRefreshControl()  // no
  private let label = UILabel()  // no
  private lazy var spinner = UIActivityIndicatorView(style: .medium)  // no
  private let generator = UIImpactFeedbackGenerator(style: .light)  // maybe

  override func viewDidLoad() {
    super.viewDidLoad()
    label.font = UIFont.systemFont(ofSize: 12)
    label.textColor = UIColor.label
    NotificationCenter.default.addObserver(  // yes
      self, selector: #selector(reload), name: .started, object: nil)
    let constraint = NSLayoutConstraint()  // no
    constraint.isActive = false
  }

  @objc private func reload() {
    let episodes = EpisodeStore.shared.all()  // yes
    label.text = "\(episodes.count)"
    DispatchQueue.main.async { self.refresher.endRefreshing() }  // no
  }

  func show(_ episode: Episode) {
    let detail = EpisodeViewController(episode: episode)  // no
    navigationController?.pushViewController(detail, animated: true)
  }

  func edit(_ episode: Episode) {
    let model = EpisodeEditorModel(episode: episode)  // no
    let host = UIHostingController(rootView: EpisodeEditor(model: model))  // no
    present(host, animated: true)
  }

  func confirm() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)  // no
    alert.addAction(UIAlertAction(title: "OK", style: .default))  // no
    present(alert, animated: true)
  }

  func wrap() {
    let navigation = UINavigationController(rootViewController: self)  // no
    present(navigation, animated: true)
  }

  func copyLink(_ episode: Episode) {
    UIPasteboard.general.string = episode.title  // yes
  }

  func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    UIApplication.shared.open(url)  // yes
  }

  func width() -> CGFloat {
    UIScreen.main.bounds.width  // no
  }

  func isPad() -> Bool {
    UIDevice.current.userInterfaceIdiom == .pad  // maybe
  }

  func theme() -> String {
    Theme.current.color(of: "background")  // yes
  }

  func duration(_ episode: Episode) -> String {
    DurationText.shared.text(of: episode.length)  // no
  }

  func track() {
    RemoteTracker.shared.track("list")  // yes
    Analytics.track("list")  // yes
  }

  func cell() -> UITableViewCell {
    let cell = EpisodeCell()  // no
    cell.show(Episode.sample)  // no
    return cell
  }

  func image() -> UIImage? {
    UIImage(named: "placeholder")  // no
  }
}

final class EpisodeCell: UITableViewCell {
  func show(_ episode: Episode) {
    textLabel?.text = DurationText.shared.text(of: episode.length)  // no
    detailTextLabel?.text = Streaks.shared.isAlive(since: episode.added) ? "new" : ""  // yes
  }
}

final class EpisodeViewController: UIViewController {
  private let episode: Episode

  init(episode: Episode) {
    self.episode = episode
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func play() {
    ListeningSession().start(episode)  // yes
    UIApplication.shared.isIdleTimerDisabled = true  // yes
  }

  func share() {
    let sheet = UIActivityViewController(  // no
      activityItems: [episode.title], applicationActivities: nil)
    present(sheet, animated: true)
  }

  func list() {
    let list = EpisodeListViewController()  // no
    show(list, sender: nil)
  }
}

final class EpisodeEditorModel: ObservableObject {
  @Published var title: String
  private var episode: Episode

  init(episode: Episode) {
    self.episode = episode
    title = episode.title
  }

  func save() {
    episode.title = Titles.short(title)  // no
    EpisodeStore.shared.add(episode)  // yes
    Diary.shared.note("saved")  // yes
  }

  func touch() {
    episode.added = Date()  // yes
  }
}

struct EpisodeEditor: View {
  @ObservedObject var model: EpisodeEditorModel

  var body: some View {
    VStack {
      TextField("Title", text: $model.title)
      EpisodeBadge(title: model.title)
      Button("Save") { model.save() }
    }
  }
}

struct EpisodeBadge: View {
  let title: String

  var body: some View {
    Text(DurationText.shared.text(of: title.count))  // no
      .onAppear { RemoteTracker.shared.track("badge") }  // yes
  }
}

final class Coordinator {
  private var children: [Coordinator] = []

  func start(in navigation: UINavigationController) {
    let list = EpisodeListViewController()  // no
    navigation.viewControllers = [list]
  }

  func showEditor(_ episode: Episode, in navigation: UINavigationController) {
    let child = Coordinator()  // no
    children.append(child)
    let model = EpisodeEditorModel(episode: episode)  // no
    navigation.pushViewController(
      UIHostingController(rootView: EpisodeEditor(model: model)), animated: true)  // no
  }

  func log() {
    Diary.shared.note("coordinator")  // yes
  }
}
