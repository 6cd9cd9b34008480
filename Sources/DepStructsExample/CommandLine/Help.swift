/// What `--help` prints.
enum Help {
  static let text = """
    Reads JSON feeds (https://www.jsonfeed.org), by a service before and after its migration.

    DepStructsExample                 shows both with the bundled feed; needs no network
    DepStructsExample [OPTION…] URL…  prints the feeds at these addresses

      --inherited              reads with the inherited service, in place of the migrated one
      --cache DIR              keeps answers there, in place of the user's folder for caches
      --timeout SECONDS        waits that long for a silent server, in whole seconds (10)
      --retry-delay SECONDS    waits that long before the first repetition, then doubles it (0.25)
      --serve                  serves the bundled feed and every kind of trouble, until stopped
      --help                   prints this

    The exit status is 0, or 1 when a feed was not read, or 64 when the command line makes no
    sense. With DEPSTRUCTS_EXAMPLE_LOG set, standard error has a log.
    """
}
