internal import DepJSON

/// The data that is built into the tool.
enum BuiltInCatalogue {
  /// The files of entries, in the order in which they are shown.
  static let files: [(name: String, bytes: [UInt8])] = [
    ("Foundation", PackageResources.Foundation_json),
    ("Swift", PackageResources.Swift_json),
    ("C", PackageResources.C_json),
    ("Dispatch", PackageResources.Dispatch_json),
    ("UIKit", PackageResources.UIKit_json),
    ("AppKit", PackageResources.AppKit_json),
    ("ARKit", PackageResources.ARKit_json),
    ("AVFoundation", PackageResources.AVFoundation_json),
    ("AVKit", PackageResources.AVKit_json),
    ("ActivityKit", PackageResources.ActivityKit_json),
    ("AdSupport", PackageResources.AdSupport_json),
    ("Adjust", PackageResources.Adjust_json),
    ("Alamofire", PackageResources.Alamofire_json),
    ("Amplitude", PackageResources.Amplitude_json),
    ("AppIntents", PackageResources.AppIntents_json),
    ("AsyncHTTPClient", PackageResources.AsyncHTTPClient_json),
    ("AuthenticationServices", PackageResources.AuthenticationServices_json),
    ("BackgroundTasks", PackageResources.BackgroundTasks_json),
    ("Bugsnag", PackageResources.Bugsnag_json),
    ("CallKit", PackageResources.CallKit_json),
    ("CloudKit", PackageResources.CloudKit_json),
    ("CocoaLumberjack", PackageResources.CocoaLumberjack_json),
    ("Combine", PackageResources.Combine_json),
    ("Contacts", PackageResources.Contacts_json),
    ("Containers", PackageResources.Containers_json),
    ("CoreBluetooth", PackageResources.CoreBluetooth_json),
    ("CoreData", PackageResources.CoreData_json),
    ("CoreFoundation", PackageResources.CoreFoundation_json),
    ("CoreGraphics", PackageResources.CoreGraphics_json),
    ("CoreHaptics", PackageResources.CoreHaptics_json),
    ("CoreLocation", PackageResources.CoreLocation_json),
    ("CoreMotion", PackageResources.CoreMotion_json),
    ("CoreNFC", PackageResources.CoreNFC_json),
    ("CoreSpotlight", PackageResources.CoreSpotlight_json),
    ("CoreTelephony", PackageResources.CoreTelephony_json),
    ("CoreWLAN", PackageResources.CoreWLAN_json),
    ("Datadog", PackageResources.Datadog_json),
    ("DeviceCheck", PackageResources.DeviceCheck_json),
    ("EventKit", PackageResources.EventKit_json),
    ("Facebook", PackageResources.Facebook_json),
    ("FamilyControls", PackageResources.FamilyControls_json),
    ("Firebase", PackageResources.Firebase_json),
    ("GameKit", PackageResources.GameKit_json),
    ("Google", PackageResources.Google_json),
    ("HealthKit", PackageResources.HealthKit_json),
    ("HomeKit", PackageResources.HomeKit_json),
    ("Hummingbird", PackageResources.Hummingbird_json),
    ("IOKit", PackageResources.IOKit_json),
    ("IQKeyboardManager", PackageResources.IQKeyboardManager_json),
    ("Intents", PackageResources.Intents_json),
    ("Kingfisher", PackageResources.Kingfisher_json),
    ("LocalAuthentication", PackageResources.LocalAuthentication_json),
    ("Logging", PackageResources.Logging_json),
    ("MediaPlayer", PackageResources.MediaPlayer_json),
    ("MessageUI", PackageResources.MessageUI_json),
    ("Metal", PackageResources.Metal_json),
    ("Metrics", PackageResources.Metrics_json),
    ("Mixpanel", PackageResources.Mixpanel_json),
    ("MultipeerConnectivity", PackageResources.MultipeerConnectivity_json),
    ("MusicKit", PackageResources.MusicKit_json),
    ("NIOFileSystem", PackageResources.NIOFileSystem_json),
    ("Network", PackageResources.Network_json),
    ("NetworkExtension", PackageResources.NetworkExtension_json),
    ("Nuke", PackageResources.Nuke_json),
    ("OneSignal", PackageResources.OneSignal_json),
    ("PassKit", PackageResources.PassKit_json),
    ("Photos", PackageResources.Photos_json),
    ("PostHog", PackageResources.PostHog_json),
    ("PushKit", PackageResources.PushKit_json),
    ("QuartzCore", PackageResources.QuartzCore_json),
    ("Realm", PackageResources.Realm_json),
    ("RevenueCat", PackageResources.RevenueCat_json),
    ("RxSwift", PackageResources.RxSwift_json),
    ("SDWebImage", PackageResources.SDWebImage_json),
    ("SafariServices", PackageResources.SafariServices_json),
    ("Security", PackageResources.Security_json),
    ("Segment", PackageResources.Segment_json),
    ("Sentry", PackageResources.Sentry_json),
    ("ServiceManagement", PackageResources.ServiceManagement_json),
    ("Sparkle", PackageResources.Sparkle_json),
    ("Speech", PackageResources.Speech_json),
    ("StoreKit", PackageResources.StoreKit_json),
    ("SwiftNIO", PackageResources.SwiftNIO_json),
    ("SwiftUI", PackageResources.SwiftUI_json),
    ("SystemConfiguration", PackageResources.SystemConfiguration_json),
    ("TelemetryDeck", PackageResources.TelemetryDeck_json),
    ("Tracing", PackageResources.Tracing_json),
    ("UserNotifications", PackageResources.UserNotifications_json),
    ("Vapor", PackageResources.Vapor_json),
    ("WatchConnectivity", PackageResources.WatchConnectivity_json),
    ("WatchKit", PackageResources.WatchKit_json),
    ("WebKit", PackageResources.WebKit_json),
    ("WidgetKit", PackageResources.WidgetKit_json),
    ("Zendesk", PackageResources.Zendesk_json),
    ("os", PackageResources.os_json),
  ]

  static func frameworks() throws -> [CatalogueFramework] {
    try files.map { file in
      try CatalogueFramework(JSONValue(catalogue: file.bytes, file: "\(file.name).json"))
    }
  }

  static func implicitMembers() throws -> ImplicitMembers {
    try ImplicitMembers(
      JSONValue(
        catalogue: PackageResources.ImplicitMembers_json, file: "ImplicitMembers.json"))
  }

  static func types() throws -> KnownTypes {
    try KnownTypes(JSONValue(catalogue: PackageResources.Types_json, file: "Types.json"))
  }
}
