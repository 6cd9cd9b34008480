import ArgumentParser
@main struct DepStructsTool: ParsableCommand {}
