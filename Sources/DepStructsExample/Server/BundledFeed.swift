/// The feed that the example brings along, so that it works without a network.
package enum BundledFeed {
  package static let json = #"""
    {
      "version": "https://jsonfeed.org/version/1.1",
      "title": "Four States of a Dependency",
      "home_page_url": "https://example.org/dependencies/",
      "feed_url": "https://example.org/dependencies/feed.json",
      "description": "Where a dependency can be seen, and who sees it.",
      "language": "en",
      "authors": [{ "name": "DepStructs", "url": "https://example.org/" }],
      "items": [
        {
          "id": "4",
          "url": "https://example.org/dependencies/injected",
          "title": "Injected",
          "content_text": "A struct without a default: the compiler sees it, up to the root.",
          "date_published": "2025-06-04T09:30:00Z"
        },
        {
          "id": "3",
          "url": "https://example.org/dependencies/transitional",
          "title": "Transitional",
          "content_html": "<p>A struct with a <em>default</em>: tests can replace it.</p>",
          "date_published": "2025-06-03T09:30:00Z"
        },
        {
          "id": "2",
          "url": "https://example.org/dependencies/defaulted",
          "title": "Defaulted",
          "summary": "A parameter each, with a default: the initializer sees it.",
          "date_published": "2025-06-02T09:30:00Z"
        },
        {
          "id": 1,
          "external_url": "https://example.org/dependencies/hidden",
          "content_text": "Hidden: a singleton inside a body. No caller sees it.",
          "date_published": "2025-06-01T09:30:00.250Z"
        }
      ]
    }
    """#
}
