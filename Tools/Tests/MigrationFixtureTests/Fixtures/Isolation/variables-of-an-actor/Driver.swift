await MainActor.run {
  traySettings6137.name = "other"
  print(TrayMenu6137().titles(), TrayList6137().names())
}
